import { sheets } from "potager:styles";

/** Style sheets that a part of the page brings along; they are in force when the promise is kept. */

const coming = new Map<string, Promise<void>>();

function fetched(name: keyof typeof sheets): Promise<void> {
  return new Promise((there, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = sheets[name];
    link.onload = () => there();
    link.onerror = () => {
      link.remove();
      coming.delete(name);
      failed(new Error(`no ${link.href}`));
    };
    // What the other screens say of a table's parts comes after it, as if all were one sheet.
    if (name === "tables") document.getElementById("screens")?.before(link);
    else document.head.append(link);
  });
}

export function dress(...names: (keyof typeof sheets)[]): Promise<unknown> {
  return Promise.all(
    names.map((name) => {
      const sheet = coming.get(name) ?? fetched(name);
      coming.set(name, sheet);
      return sheet;
    }),
  );
}
