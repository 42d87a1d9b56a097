const bases: string[] = [];

/** Files below `base` belong to a canary: they are asked for once, for there is a version to give way to. */
export function registerCanaryFiles(base: string): void {
  bases.push(base);
}

/** Whether a file, by its path, belongs to a canary. */
export const isCanaryFile = (path: string): boolean => bases.some((base) => path.startsWith(base));
