type Package = { name: string; version: string; license?: unknown };

export function billOfPackages(packages: Package[], build: { area: string; version: string }): object;
export function installedPackages(folder: string): Package[];
