export const shareProtocol: string;
export const standardProtocol: string;
export const moduleProtocol: string;
export const standardProtocols: string[];
export function acceptedRange(version: string): string;
