/** Copy of the notification preferences. */
export const words = {
  page: 'Notifications',
  intro: 'Ce dont nous vous informons, et comment.',
  subjects: 'Sujets',
  subjectsIntro: 'Ce qui apparaît parmi vos notifications.',
  ways: 'Envois',
  waysIntro:
    'Vos choix sont gardés dès maintenant. AZ Connect n’envoie pas encore d’e-mails ni de notifications du navigateur\u202f: les envois les suivront dès qu’ils commenceront.',
  pushMissing: 'Votre navigateur ne connaît pas les notifications.',
  pushRefused:
    'Votre navigateur ne permet pas les notifications de ce site. Autorisez-les dans ses réglages, puis réessayez.',
};
