/** Longer side of what is sent, in pixels: what the server compares and shows is smaller. */
const side = 1280
const type = 'image/jpeg'
const quality = 0.85

/**
 * A photo as it is sent: upright and some hundred kilobytes instead of several megabytes. Throws where the browser cannot read the file as a picture.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('the browser draws no pictures')
    // What can be seen through lies on white, as in a listing.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made smaller'))), type, quality),
    )
  } finally {
    bitmap.close()
  }
}
