import { isEmailAddress } from '../contracts/index.ts';

/** The rule of a field: this message for a text that is no e-mail address, otherwise null. */
export const isEmail =
  <Message>(message: Message) =>
  (text: string): Message | null =>
    isEmailAddress(text) ? null : message;
