import { registerEnumType } from 'type-graphql';

/** The states of a certificate: being built, ready, or failed too often. */
export type CertificateState = 'building' | 'ready' | 'failed';

export const CertificateStateEnum = {
  BUILDING: 'building',
  READY: 'ready',
  FAILED: 'failed',
} as const satisfies Record<string, CertificateState>;
registerEnumType(CertificateStateEnum, {
  name: 'CertificateState',
  description: 'The state of a certificate.',
  valuesConfig: {
    BUILDING: { description: 'The certificate is being built.' },
    READY: { description: 'The certificate has been issued.' },
    FAILED: { description: 'The certificate could not be built.' },
  },
});
