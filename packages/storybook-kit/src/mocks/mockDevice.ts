/** Response of a device that creates or uses a passkey. */
const made = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    attestationObject: new ArrayBuffer(3),
    clientDataJSON: new ArrayBuffer(3),
    authenticatorData: new ArrayBuffer(3),
    signature: new ArrayBuffer(3),
    userHandle: null,
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

/** Replaces the browser's passkey API with a fake device, which succeeds or fails as browsers do. */
export function mockDevice(failure?: 'NotAllowedError' | 'InvalidStateError' | 'UnknownError') {
  const answer = () =>
    failure === undefined
      ? Promise.resolve(made)
      : Promise.reject(new DOMException('The device did not', failure));
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: answer, get: answer },
  });
}
