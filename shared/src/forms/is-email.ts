import { isEmailAddress } from '../contracts/index.ts';

export const isEmail =
  <Message>(message: Message) =>
  (text: string): Message | null =>
    isEmailAddress(text) ? null : message;
