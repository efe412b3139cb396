/** A number as it is written: with a true minus. */
export const written = (value: number): string => String(value).replace("-", "−");
