/** Copy of the dialogs about a conversation, which load on demand. */
export const words = {
  reportSubject: (name: string) => `la conversation avec ${name}`,
  deleteQuestion: (name: string) => `Supprimer la conversation avec ${name}\u202f?`,
  deleteEffect: 'Les messages disparaissent pour vous. Votre contact garde les siens.',
  deleteEffectHere: 'Les messages disparaissent de cet appareil. Votre contact garde les siens.',
  deleteAction: 'Supprimer',
};
