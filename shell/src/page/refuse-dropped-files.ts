function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Refuses files that are dropped where no element accepts them: the browser would leave the page and show them instead.
 */
export function refuseDroppedFiles(): void {
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, refuse);
}
