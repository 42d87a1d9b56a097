export const shareProtocol: string;
export const standardProtocol: string;
export function acceptedRange(version: string): string;
