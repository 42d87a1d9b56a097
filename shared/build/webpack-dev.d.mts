export const developmentVersion: string;
export function serveDevelopment(
  name: string,
): Promise<{ record: unknown; port: number; stop: () => Promise<void> }>;
