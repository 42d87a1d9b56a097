/** A comment of the sample network: its author, steps of time after the item or the parent comment, likes, text, replies. */
export type SampleComment = [
  author: string,
  steps: number,
  likes: number,
  text: string,
  replies?: SampleComment[],
];
