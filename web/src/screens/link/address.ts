/** A fragment as a whole link to this very site, wherever it is hosted. */
export const addressOf = (fragment: string): string => new URL(`#${fragment}`, location.href.split("#")[0]).href;

/** True when it lies on the clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canSend = (): boolean => typeof navigator.share === "function";

export async function send(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    return; // closed without sending
  }
}
