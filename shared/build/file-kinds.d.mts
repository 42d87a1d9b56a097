export function contentTypeOf(file: string): string | null;
export function isCode(file: string): boolean;
export function isMedia(file: string): boolean;
export function isSourceMap(file: string): boolean;
export const billName: string;
