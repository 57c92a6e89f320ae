export async function writePictures() {}
