/** Path of the backend (specification, section 7). */
export const backendPath = '/az-connect-backend';

export const apiPath = `${backendPath}/api`;
