import { constants, getPriority, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { dropRootPrivileges } from '../process/dropRootPrivileges.ts';
import { unprivilegedUser } from '../process/unprivilegedUser.ts';
import { type DocumentFault, documentFaults } from './documentFaults.ts';

/** Added to the niceness: leaves a quarter of a core that the server wants as well. */
const YIELDS_BY = 5;
const { PRIORITY_LOW: LOWEST } = constants.priority;

/**
 * Validates the document on standard input; the first argument names its media type. Writes a redrawn image to standard
 * output, and nothing for a PDF that may be kept unchanged. Its exit code names a fault. It lets the server go first,
 * and loads all its code and gives up root before it reads a byte.
 */
setPriority(Math.min(getPriority() + YIELDS_BY, LOWEST));
const validate = await validatorOf(process.argv[2]);
if (process.getuid?.() === 0) dropRootPrivileges(unprivilegedUser());
const validated = await validate(await buffer(process.stdin));
if (typeof validated === 'string') process.exitCode = documentFaults[validated];
else if (validated !== undefined) process.stdout.write(validated);

/** Returns a redrawn image, `undefined` for a PDF that may be kept unchanged, or the fault of either. */
type Validator = (original: Buffer) => Promise<Buffer | DocumentFault | undefined>;

/**
 * Loads only the code that validates one media type, or a picture of a signature or product: other code costs time and could be
 * attacked.
 */
async function validatorOf(mediaType: string | undefined): Promise<Validator> {
  if (mediaType === 'application/pdf') {
    const { checkPdf } = await import('./checkPdf.ts');
    return checkPdf;
  }
  if (mediaType === 'image/jpeg' || mediaType === 'image/png') {
    const { redrawImage } = await import('./redrawImage.ts');
    return (original) => redrawImage(original, mediaType);
  }
  if (mediaType === 'signature') {
    const { drawSignature } = await import('./drawSignature.ts');
    return drawSignature;
  }
  if (mediaType === 'productPicture') {
    const { drawProductPicture } = await import('./drawProductPicture.ts');
    return drawProductPicture;
  }
  throw new Error(`Nothing validates ${mediaType}`);
}
