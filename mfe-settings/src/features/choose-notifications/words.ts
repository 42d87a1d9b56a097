/** Copy of the notification preferences. */
export const words = {
  subjects: 'Sujets',
  subjectsIntro: 'Ce qui apparaît parmi vos notifications.',
  ways: 'Envois',
  waysIntro:
    'Les e-mails ne partent pas encore\u202f: ils suivront vos choix dès qu’ils partiront. Le navigateur signale déjà les messages reçus quand cette page est cachée.',
  pushMissing: 'Votre navigateur ne connaît pas les notifications.',
  pushRefused:
    'Votre navigateur ne permet pas les notifications de ce site. Autorisez-les dans ses réglages, puis réessayez.',
};
