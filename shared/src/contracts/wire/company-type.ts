/** Value of `type` that marks a company. */
export const companyType = 'webcompany';
