import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

// Tells Apollo Client that the generated types are already masked (codegen.yml, `inlineFragmentTypes: mask`).
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
