/** Path of the backend (specification, section 7). */
export const backendPath = '/az-connect-backend';

/** Path below which the API's calls are. */
export const apiPath = `${backendPath}/api`;
