/** Notes in a chunk that loads on demand. */
export const Notes = () => <p>Les notes de l’exemple.</p>;
