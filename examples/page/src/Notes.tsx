/** Loaded on demand. */
export const Notes = () => <p>Les notes de l’exemple.</p>;
