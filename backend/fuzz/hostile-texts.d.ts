/** Texts that have broken servers: injections of many kinds, odd Unicode, texts that look like other things. */
export declare const hostileTexts: string[];
