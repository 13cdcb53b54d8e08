/** Every message of a form field, in the exact words of spec section 5 where it gives one. */
export const fieldSentences = {
  // All forms
  atMost20: 'Please use at most 20 characters',
  atMost60: 'Please use at most 60 characters',
  atMost100: 'Please use at most 100 characters',
  atMost128: 'Please use at most 128 characters',
  atMost200: 'Please use at most 200 characters',
  atMost5000: 'Please use at most 5000 characters',
  validDate: 'Please enter a date as dd/MM/yyyy',
  tooYoung: 'The age has to be 18 years or more',
  checkBirthYear: 'Please check the year of birth',
  checkPostcode: 'Please check this postcode. In the United Kingdom they look like EC1V 0BW',
  likelyPostcode: 'Did you mean {postcode}?',
  nameWithoutSign: 'Please write this name without ‘{sign}’',
  nameWithoutSite: 'Please write this name with a space after the full stop',
  // Sign-in and passwords (spec 5.8 to 5.10)
  validEmail: 'Please enter a valid email',
  password: 'Please enter a password',
  passwordWrong: 'This password is not right',
  passwordTooShort: 'Password should contain at least 8 characters',
  passwordTooCommon:
    'This password is among the first that are guessed. Please choose another, such as three words',
  passwordsMustMatch: 'Passwords must match',
  // Profile, billing and shipping (spec 5.11)
  addFirstName: 'Please add first name',
  addLastName: 'Please add last name',
  addEmail: 'Please add a valid email',
  addPhone: 'Please add contact number',
  addStreet: 'Please add address',
  addCity: 'Please add city',
  addPostcode: 'Please add postcode',
  addCountry: 'Please add country',
  addShippingName: 'Please add a name',
  postcodeNotServed:
    'We deliver to the United Kingdom and the Isle of Man only. This postcode is elsewhere',
  // Registration (spec 5.2 to 5.6), misspelling included
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  phone: 'Please enter your contact number',
  birthDate: 'Please select your date of birth',
  street: 'Please enter your address',
  city: 'Please enter your city',
  postcode: 'Please enter your postcode',
  country: 'Please select your country',
  professionalStatus: 'Please select a professional status',
  registrationNumber: 'Please enter a professional registeration number',
  passportOrLicence: 'Please upload a valid passport or license',
  certificate: 'Please upload a valid Aesthetics Training Certificate',
  utilityBill: 'Please upload a valid utility bill',
  documentType: 'Please upload a PDF, JPEG or PNG file',
  documentTooLarge: 'Please upload a file of at most 8 MB',
  documentUnreadable: 'This file could not be read. Please save it again and upload the copy',
  documentNotPlain: 'Please upload a PDF without password, attachments or scripts',
  documentProtected:
    'This PDF is protected against changes. Please print it to PDF and upload that copy, or upload a photo',
  documentHasLinks:
    'Please upload a PDF without links to websites or other files, or a photo of it',
  documentTooComplex:
    'This file takes too long to check. Please print it to PDF again, or upload a photo',
  documentTooManyPixels: 'Please upload a picture of at most 25 megapixels',
  documentTooHeavy: 'Please save this picture smaller, with at most 8 megapixels',
  // The signature on a prescription (spec 5.26, 9.14)
  signatureBlank: 'Please affix your signature to continue',
  signatureNoise:
    'Your browser does not let this page read what you drew. Please allow it to use canvas images, or type your name',
  signatureTooLarge: 'Please send a signature of at most 512 kB and 2 megapixels',
  signatureUnreadable: 'This signature could not be read. Please sign again',
  consultationRequired: 'Please enter the day on which you saw the patient',
  consultationDay: 'Please enter a day that is not after today',
  oneDocument: 'Please choose one file',
  anyDocument: 'Please choose at least one document',
  documentsAgain: 'Please choose your documents again',
  // Patient (spec 5.12)
  patientFirstName: 'Please add patient first name',
  patientLastName: 'Please add patient last name',
  patientPhone: 'Please enter a valid contact number',
  patientBirthDate: 'Please select patient date of birth',
  patientPostcode: 'Please add patient postcode',
  patientKnown:
    'You may have this patient already. Please look at who is in your list; if this is somebody else, save again',
  patientStreet: 'Please add patient address',
  county: 'Please enter your county',
  // Lists of products
  listName: 'Please name this list',
  chooseList: 'Please choose a list',
  // Passkeys
  passkeyName: 'Please name this passkey',
  // Contact (spec 5.14)
  name: 'Please enter your name',
  message: 'Please enter your message',
  /** For a whole form, shown beside the button that needs it. */
  checkSection: 'Please check {section}: something there needs correcting',
} as const;
