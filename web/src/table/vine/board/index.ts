/** A vine as it is drawn and played on. */
export { type CellName, offersOn, turned, waysOf } from "./cells";
export { BeanPicture, PlantPicture } from "./drawing/pictures";
export { Legend } from "./Legend";
export { VineBoard } from "./VineBoard";
export { beanName, placeName, plantName, plantSays, stubsText } from "./words";
