export const root: string;
export const publishables: string[];
export function folderOf(name: string): string;
export function readJson(file: string): unknown;
export function sourcesIdOf(name: string, folder: string, mode?: 'production' | 'development'): string;
export function buildIdOf(name: string, mode?: 'production' | 'development'): string;
export function versionOf(name: string, mode?: 'production' | 'development'): string;
