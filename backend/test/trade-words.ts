/**
 * Announcements with words of trades, signs and compounds, and searches that must find them alone. In the first five,
 * nothing was found; the others were chosen afterwards, before any was tried.
 */
export const tradeWords: { text: string; searches: string[] }[] = [
  {
    text: 'Nos avions cargo décollent demain.',
    searches: ['avions', 'avion', 'cargo avion', 'les avions', 'AVIONS'],
  },
  {
    text: 'La start-up recrute un développeur C++ et un ingénieur du son.',
    searches: ['startup', 'start up', 'start-up', 'startups', 'C++', 'c++', 'son', 'le son', 'ingénieur son'],
  },
  {
    text: 'De fortes sommes pour l’e-commerce, façade est.',
    searches: ['sommes', 'somme', 'ecommerce', 'e-commerce', 'e commerce', 'est', 'l’est', 'façade est'],
  },
  {
    text: 'Un afterwork entre développeurs C# : after-work le jeudi.',
    searches: ['C#', 'after-work', 'afterwork', 'after work', 'développeur C#'],
  },
  { text: 'Le développement du territoire.', searches: ['le', 'du', 'le du'] },
  {
    text: 'Vitamine D et plan B : langage C ou langage R ?',
    searches: ['vitamine d', 'plan B', 'langage c', 'langage R'],
  },
  {
    text: 'Les fûts de chêne arrivent, pas à pas, cet été.',
    searches: ['fut', 'fûts', 'pas', 'été', 'étés', 'fût chêne'],
  },
  { text: 'Atelier IA : l’ai en cuisine, un as de la pâte.', searches: ['as', 'ai', 'as pâte'] },
  {
    text: 'Nodejs et Node.js pour le webmarketing.',
    searches: ['node.js', 'nodejs', 'node js', 'web-marketing'],
  },
  {
    text: 'Le prud’homme de N’Djamena reçoit.',
    searches: ['prudhomme', "prud'homme", 'ndjamena', 'N’Djamena'],
  },
  { text: 'R&D, S.A.R.L. et hi-fi.', searches: ['R&D', 'rd', 'sarl', 'S.A.R.L.', 'hifi', 'hi fi', 'hi-fi'] },
  {
    text: 'Autoentrepreneur, microentreprise et coworking.',
    searches: ['auto-entrepreneurs', 'micro-entreprise', 'co-working'],
  },
  {
    text: 'Un peer‑to‑peer et un tout‐en‐un.',
    searches: ['peer-to-peer', 'peertopeer', 'toutenun', 'tout-en-un'],
  },
  {
    text: 'Le covoiturage du weekend.',
    searches: ['co-voiturage', 'week-end', 'week-ends', 'co voiturage week end'],
  },
  {
    text: 'Sous Notepad++8, bac+3 requis.',
    searches: ['Notepad++8', 'notepad++', 'notepad', 'bac+3', 'bac 3'],
  },
  { text: 'Programmation en F# et en A+.', searches: ['F#', 'f#', 'a+', 'programmation F#'] },
];

/** Searches that must not find a text, though a word of it is alike. */
export const otherWords: { text: string; searches: string[] }[] = [
  { text: 'Un développeur Cobol écrit en C.', searches: ['C++', 'C#', 'développeur C#'] },
  { text: 'Prix : 12.50, le 2025-01-03.', searches: ['1250', '20250103'] },
  { text: 'Un ingénieur du bruit.', searches: ['ingénieur son', 'ingénieur avions'] },
];
