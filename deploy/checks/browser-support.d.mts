export function missingIn(browsers: Record<string, string>): string[];
