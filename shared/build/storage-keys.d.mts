export function storageProblems(declared: unknown): string[];
