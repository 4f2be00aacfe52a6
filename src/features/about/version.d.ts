/** Put in by the build: the version of package.json, and the commit, empty where it is not known. */
declare const RK_VERSION: string;
declare const RK_COMMIT: string;
