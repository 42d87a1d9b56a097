/** French copy of the media viewer. */
export const words = {
  close: 'Fermer',
  previous: 'Image précédente',
  next: 'Image suivante',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  position: (place: number, count: number, alt: string) => `Image ${place} sur ${count}\u00a0: ${alt}`,
  failed: 'Cette image ne peut pas être affichée. Réessayez plus tard.',
};
