export const missing = JSON.parse('{ not JSON');
