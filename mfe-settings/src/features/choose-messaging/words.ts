/** Copy of the messaging preferences. */
export const words = {
  requests: 'Demandes et réponses',
  experience: 'Expérience',
  experienceIntro:
    'Les conversations d’AZ Connect sont encore des exemples\u202f: les accusés de lecture et les suggestions suivront vos choix dès l’ouverture de la vraie messagerie.',
};
