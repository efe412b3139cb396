/** Put in by the build: the version of the wheel that the site carries. */
declare const POTAGER_VERSION: string;
