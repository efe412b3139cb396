/** A cloud of the packets' skies, as a path. */
export const CLOUD = "M0 24c0-9 13-12 18-5 4-11 22-9 24 2 9-2 15 7 9 13H7c-5 0-8-5-7-10z";
