export const words = {
  close: 'Fermer',
  previous: 'Image précédente',
  next: 'Image suivante',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  position: (number: number, count: number, alt: string) => `Image ${number} sur ${count}\u00a0: ${alt}`,
  failed: 'Cette image ne peut pas être affichée. Réessayez plus tard.',
};
