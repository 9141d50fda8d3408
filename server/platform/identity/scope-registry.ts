import { TOKEN_SCOPES, type TokenScope } from '../../../shared/token-scopes.js';
import type { Role } from './roles.js';

/** The audiences of the operations that need each scope, as the APIs register them at the start. */
export class ScopeRegistry {
  private readonly audiences = new Map<TokenScope, Set<string>>();

  /** Adds an operation that these users may call: those with a role, or 'signed-in' for all. */
  add(scope: TokenScope | null, users: readonly string[]): void {
    if (!scope) return;
    const names = this.audiences.get(scope) ?? new Set();
    this.audiences.set(scope, names);
    for (const name of users) names.add(name);
  }

  /** Returns the scopes with an operation that users with these roles may call. */
  grantableTo(roles: readonly Role[]): TokenScope[] {
    return TOKEN_SCOPES.filter((scope) => {
      const names = this.audiences.get(scope);
      return names && (names.has('signed-in') || roles.some((role) => names.has(role)));
    });
  }
}
