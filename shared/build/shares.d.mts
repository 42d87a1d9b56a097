export const shareProtocol: string;
export function acceptedRange(version: string): string;
