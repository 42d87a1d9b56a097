const bases: string[] = [];

/** Marks the files below `base` as a canary's: they are requested once, because there is a previous version. */
export function registerCanaryFiles(base: string): void {
  bases.push(base);
}

export const isCanaryFile = (path: string): boolean => bases.some((base) => path.startsWith(base));
